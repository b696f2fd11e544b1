/** What JSON Schema of the contract the makers of input read. */
interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/** Texts of which one fits most patterns. */
const texts = [
  ...[
    '1',
    '13800000001',
    '123456',
    '2026-11-21',
    '2026-11',
    '09:00',
    '12345678',
    '1.0.0',
    'abcdef',
    'ABCDEFGH',
  ],
  ...['mf-services', 'a@b.cn', 'https://example.cn/a', '/orderpage/', '#aabbcc', 'harbor-demo-1'],
  ...['00000000-0000-4000-8000-000000000000', '2026-11-21T09:30:00+08:00', 'AAAAAAAAAAAA'],
  ...['0'.repeat(26), '0'.repeat(64), 'A'.repeat(43)],
];

function text({ pattern, minLength = 0, maxLength = 200 }: Shape): string {
  const fits = pattern && texts.find((one) => new RegExp(pattern, 'u').test(one));
  if (fits) return fits;
  const words = '先核对缺失值与异常值，再做信度检验，最后才是回归分析。';
  return words
    .repeat(Math.ceil(Math.max(minLength, 1) / words.length))
    .slice(0, Math.max(minLength, Math.min(maxLength, 12)));
}

/** Something that a shape lets through, as far as a schema tells. */
export function fitting(shape: Shape): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (choice) return fitting(choice);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'object' || shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, fitting(inner)]),
    );
  if (type === 'array') return shape.items ? [fitting(shape.items)] : [];
  if (type === 'integer' || type === 'number')
    return Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? Number.MAX_SAFE_INTEGER);
  if (type === 'boolean') return true;
  return type === 'null' ? null : text(shape);
}

type Path = readonly (string | number)[];

/** Where the leaves of a value are. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy of a value with something else at a place. */
function replaced(value: unknown, path: Path, by: unknown): unknown {
  const copy = structuredClone(value);
  const [last = ''] = path.slice(-1);
  (at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[last] = by;
  return copy;
}

/** Numbers at and over the ends of what columns, pages and dates hold. */
export const numbers = [0, -1, 0.5, 32_768, 2_147_483_648, 1e15, Number.MAX_SAFE_INTEGER, 1e308];

const others = [null, true, [], {}, '', 1, ['x'], { id: 1 }];

/** Texts that have the length of a good one and something in them that stores, patterns or pages may stumble over. */
export const poisoned = (good: string): string[] => [
  `${good}\ud800`,
  `\udfff${good}`,
  `${good}\0`,
  `${good}%_\\'"<script>`,
  `${good}\u202e\u200b\ufeff`,
  '🧪'.repeat(Math.max(1, [...good].length)),
  '9'.repeat(Math.max(1, good.length)),
  `${good} `.repeat(2000),
];

/** Bodies that differ from a fitting one in one place each; `turn` chooses which of many bad values. */
export function hostileBodies(good: unknown, turn: number): unknown[] {
  const bodies = leavesOf(good).flatMap((path, n) => {
    const leaf = at(good, path);
    const same = typeof leaf === 'number' ? numbers : typeof leaf === 'string' ? poisoned(leaf) : others;
    const one = same[(turn + n) % same.length];
    const two = same[(turn + n + 3) % same.length];
    return [
      replaced(good, path, one),
      replaced(good, path, two),
      replaced(good, path, others[(turn + n) % others.length]),
    ];
  });
  return [...bodies, [], 'text', { ...(good as object), __proto__x: 1 }];
}

/** Path parameters as they stand in an address. */
export const hostileParams = [
  ...['0', '-1', '1e3', '999999999999999', '99999999999999999999', '2147483648', 'abc', '%00', '%ED%A0%80'],
  ...["1'--", '..%2f..%2fetc', '%E4%B8%AD', '1.5', 'null', '%F0%9F%A7%AA', 'A'.repeat(99)],
];

/** Values of a query. */
export const hostileQuery = [
  '',
  '99999',
  '999999999',
  '0',
  '-1',
  '999999999999999',
  '1e9',
  '%00',
  '%ED%A0%80',
  '%25_%5C',
  '中'.repeat(300),
  'a[]=1',
];
