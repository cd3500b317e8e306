import { expect, test } from "vitest";
import { facesOf, parseSheet, picture } from "../src/faces";

const sheet = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`;

test("faces are found by their symbols", () => {
  const svg = parseSheet(sheet('<symbol id="face-cat" viewBox="0 0 100 156"><path d="M0 0"/></symbol><symbol id="face-back"/><symbol id="part"/>'));
  expect(svg && [...facesOf(svg)]).toEqual(["cat", "back"]);
  expect(picture("cat", new Set(["cat"])).querySelector("use")?.getAttribute("href")).toBe("#face-cat");
  expect(picture(null, new Set()).querySelector("use")).toBeNull();
});

test("what could run or fetch is stripped", () => {
  const svg = parseSheet(sheet(
    '<script>alert(1)</script><foreignObject><p>x</p></foreignObject><image href="https://example.org/x.png"/>' +
    '<g onclick="alert(1)"><use href="https://example.org/x.svg#a"/><use href="#face-cat"/><path fill="url(https://example.org/f)"/><path fill="url(#g)"/></g>' +
    '<style>@import "https://example.org/a.css";</style>',
  ));
  const text = svg?.outerHTML ?? "";
  expect(text).not.toMatch(/script|foreignObject|example\.org|onclick|@import/i);
  expect(text).toContain('href="#face-cat"');
  expect(text).toContain("url(#g)");
});

test("what is no SVG is refused", () => {
  expect(parseSheet("<p xmlns='http://www.w3.org/1999/xhtml'>no</p>")).toBeNull();
});
