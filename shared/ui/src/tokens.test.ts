import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mobileVariables, tokens } from './theme/tokens';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\s+/g, ' ');

/** Relative luminance of `#rrggbb`, WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries({ ...tokens, ...mobileVariables }))(
  'tokens.css gives --%s its value',
  (name, value) => {
    expect(css.replaceAll("'", '"')).toContain(`--${name}: ${value};`);
  },
);

test('tokens.css has no custom property that tokens.ts does not know', () => {
  const names = [...css.matchAll(/--([\w-]+): /g)].map(([, name]) => name);
  const known = [...Object.keys(tokens), ...Object.keys(mobileVariables), 'size'];
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test.each(['alert-ink', 'accent-ink', 'gold-ink', 'ink', 'ink-2', 'placeholder', 'primary'] as const)(
  'small text in %s reaches AA on white and on the page',
  (name) => {
    expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens[name], tokens.page)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['alert', 'accent', 'gold'] as const)('text on a soft %s ground reaches AA', (name) => {
  expect(contrast(tokens[`${name}-ink`], tokens[`${name}-soft`])).toBeGreaterThanOrEqual(4.5);
});
