// The check that finds features newer than Chromium 117 in the code of exports.
import { describe, expect, it } from 'vitest';
import list from '../../../tools/runtime/features.json';
import { newerFeatures } from '../../../tools/runtime/newer-features.ts';

describe('the list of newer features', () => {
  it('is derived from the data, by version', () => {
    expect(list.newerThan).toBe(117);
    expect(list.members).toMatchObject({
      withResolvers: 119,
      isSubsetOf: 122,
      fromAsync: 121,
      moveBefore: 133,
    });
    expect(list.qualified).toMatchObject({ 'URL.parse': 126, 'RegExp.escape': 136 });
    expect(list.globals).toMatchObject({ Temporal: 144, Float16Array: 135 });
    expect(list.cssProperties).toMatchObject({ mask: 120, 'field-sizing': 123, 'text-box': 133 });
    expect(list.cssFunctions).toMatchObject({ 'light-dark': 123, xywh: 119, if: 137 });
    const versions = Object.values(list).flatMap((part) =>
      typeof part === 'object' ? Object.values(part as Record<string, number>) : [],
    );
    expect(versions.length).toBeGreaterThan(600);
    for (const version of versions) expect(version).toBeGreaterThan(117);
  });
});

describe('the check for newer features', () => {
  it.each([
    ['const {promise, resolve} = Promise.withResolvers()', '.withResolvers'],
    ['Promise.try(f)', '.try'],
    ['new Set([1]).isSubsetOf(other)', '.isSubsetOf'],
    ['one.union(other)', '.union'],
    ['one["difference"](other)', '.difference'],
    ['map.values().map((value) => value)', 'iterator.map'],
    ['const it = m.values(); it.map(f)', 'iterator.map'],
    ['for (const one of m.entries().take(2)) use(one)', '.take'],
    ['text.matchAll(/a/g).toArray()', '.toArray'],
    ['Uint8Array.fromHex("00")', '.fromHex'],
    ['Math.sumPrecise([1])', '.sumPrecise'],
    ['document.caretPositionFromPoint(1, 2)', '.caretPositionFromPoint'],
    ['URL.parse("/")', 'URL.parse'],
    ['RegExp.escape("a")', 'RegExp.escape'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['await scheduler.yield()', '.yield'],
    ['const day = Temporal.Now.plainDateISO()', 'Temporal'],
    ['new Float16Array(2)', 'Float16Array'],
    ['/(?i:a)b/.test(x)', 'modifiers in a regular expression'],
    ['new RegExp("(?<a>1)|(?<a>2)")', 'one name of two groups'],
    ['node.style.fontSizeAdjust = 1', 'font-size-adjust'],
    ['setStyle(node, {fieldSizing: "content"})', 'field-sizing'],
    ['node.style.setProperty("text-box-trim", "none")', 'text-box-trim'],
    ['node.style.cssText = "anchor-name: --a"', 'anchor-name'],
    ['node.style.interactivity = "inert"', 'interactivity'],
    ['node.style.width = "stretch"', 'width: stretch'],
    ['setStyle(node, {textWrap: `stable`})', 'text-wrap: stable'],
    ['css = "a{width: if(style(--x: 1): 1px; else: 2px)}"', 'if()'],
    ['style.width = "round(up, 10px, 3px)"', 'round()'],
    ['style.width = `calc(1px * sign(${x}px))`', 'sign()'],
    ['style.clipPath = `xywh(0 0 ${x}px 1px)`', 'xywh()'],
    ['style.color = `rgb(from ${color} r g b / 0.5)`', 'relative colors'],
    ['style.color = "light-dark(red, blue)"', 'light-dark()'],
    ['css = "@scope (.a) { b { color: red } }"', '@scope'],
    ['css = "a:user-invalid { color: red }"', ':user-invalid'],
    ['node.querySelector("dialog:open")', ':open'],
    ['setStyle(node, {mask: "linear-gradient(red, blue)"})', 'mask'],
    ['setStyle(node, {maskImage: `url(${x})`})', 'mask-image'],
    ['node.style.mask = "url(#a)"', 'mask'],
    ['node.style.maskImage = a; other(() => { node.style.webkitMaskImage = a })', 'mask-image'],
    ['one.style.webkitMaskSize = a; one.style.maskImage = b', 'mask-image'],
    ['css = "a{mask-image: url(x)}"', 'mask-image'],
    ['css = "a{mask-image: url(x)} b{-webkit-mask-image: url(x)}"', 'mask-image'],
  ])('finds %s', (code, name) => {
    expect(newerFeatures(code).map((feature) => feature.replace(/ \(Chromium \d+\)$/, ''))).toContain(name);
  });
});

describe('the check for older features', () => {
  it.each([
    'node.style.maskImage = node.style.webkitMaskImage = url',
    'setStyle(node, {maskImage: a, WebkitMaskImage: a})',
    'css = "a{mask-image: url(x); -webkit-mask-image: url(x)}"',
    'Math.round(3); a.at(-1); structuredClone(x); JSON.parse(x); Array.from(x); new URL(x)',
    "createSvg('mask', {id}); style.maskType = 'alpha'; createSvg('g', {mask: `url(#${id})`})",
    'const shape = {mask: createSvg("mask")}; shape.mask.append(x)',
    'Object.values(x).map(f); [...m.values()].map(f); Array.from(m.keys()).filter(f)',
    'const list = Object.entries(x); list.map(f)',
    'const it = m.values(); use(it); { const it = [1]; it.map(f) }',
    'function run(Temporal) { return Temporal.Now }',
    'class Tree { union(other) { return other } } new Tree().union(x)',
    'const api = {toHex: f}; api.toHex()',
    'style.flexDirection = "column"; text = "a:column"; log("round trip (mod)")',
    '/(?:a)(?<b>c)(?=d)/.test(x)',
    'style.width = "max-content"; style.textWrap = "nowrap"',
  ])('allows %s', (code) => {
    expect(newerFeatures(code)).toEqual([]);
  });

  it('allows members that come from elsewhere', () => {
    expect(newerFeatures('color.toHex()')).toEqual(['.toHex (Chromium 140)']);
    expect(newerFeatures('color.toHex()', ['toHex'])).toEqual([]);
  });
});
