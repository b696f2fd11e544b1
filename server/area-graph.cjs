/**
 * The graph of imports between the server's areas, read from the sources: `node server/area-graph.cjs` prints knots,
 * mutual pairs and arrows that point the wrong way, `node server/area-graph.cjs orders pay` the imports from one area to
 * another, `--json` everything. Imports of types count like all others; tests are left out.
 */
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { dirname, join, relative, resolve } = require('node:path');

const src = join(__dirname, 'src');

/** The rooms that areas lie in, the lowest first: an area imports from its own room and from those before it. */
const rooms = ['base', 'identity', 'content', 'trade', 'community', 'operations', 'personal'];

/** Whether areas lie in rooms yet, which older commits did not know. */
const inRooms = existsSync(join(src, 'areas', rooms[0]));

/** What puts areas together, and may know all of them; everything else in `src` beside `areas` lies below the areas. */
const above =
  /^(areas\/(index|all)|app|serve|main|open-core|closed-gateways|(boot|web|delivery|demo|dev|sandbox|testing)\/.*|work\/work)\.ts$/;

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(path);
    return entry.name.endsWith('.ts') && !/\.test\.ts$|^testing\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** `room/area` of a file; undefined outside the areas. */
function areaOf(path) {
  const [areas, first, second, third] = relative(src, path).split(/[\\/]/);
  if (areas !== 'areas' || !second) return undefined;
  if (inRooms) return third ? `${first}/${second}` : undefined;
  return first;
}

const statement =
  /(?:^|\n)(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g;

/** The relative imports of a file. */
function importsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(statement)].map(([, type, from, late]) => {
    const bare = resolve(dirname(path), from ?? late);
    const file = [`${bare}.ts`, join(bare, 'index.ts'), bare].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    return { file: file ?? `${bare}.ts`, type: type !== undefined };
  });
}

/** Every import from one area to another, of an area by what lies below them, and by an area of what lies above. */
function read() {
  const edges = new Map();
  const fromBelow = [];
  const toAbove = [];
  for (const path of sources(src)) {
    const from = areaOf(path);
    for (const { file, type } of importsOf(path)) {
      const to = areaOf(file);
      if (from && above.test(relative(src, file)))
        toAbove.push({ from: relative(src, path), to: relative(src, file) });
      if (!to || to === from) continue;
      const found = { from: relative(src, path), to: relative(src, file), type };
      if (from) edges.set(`${from} ${to}`, [...(edges.get(`${from} ${to}`) ?? []), found]);
      // The core is opened by what the manifests say: it names no area.
      else if (!above.test(found.from) || found.from === 'open-core.ts') fromBelow.push(found);
    }
  }
  return { edges, fromBelow, toAbove };
}

/** Areas that reach each other, each group once (Tarjan). */
function knotsOf(arrows) {
  const state = new Map();
  const stack = [];
  const knots = [];
  let counter = 0;
  function visit(area) {
    const own = { index: counter, low: counter, open: true };
    counter += 1;
    state.set(area, own);
    stack.push(area);
    for (const next of arrows.get(area) ?? []) {
      if (!state.has(next)) visit(next);
      const other = state.get(next);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low !== own.index) return;
    const group = stack.splice(stack.indexOf(area));
    for (const member of group) state.get(member).open = false;
    if (group.length > 1) knots.push(group.sort());
  }
  for (const area of [...arrows.keys()].sort()) if (!state.has(area)) visit(area);
  return knots;
}

const roomOf = (area) => rooms.indexOf(area.split('/')[0]);

/** What the boundary test holds. */
function graph() {
  const { edges, fromBelow, toAbove } = read();
  const pairs = [...edges.keys()].sort().map((key) => key.split(' '));
  const arrows = new Map();
  for (const [from, to] of pairs) arrows.set(from, [...(arrows.get(from) ?? []), to]);
  const areas = [...new Set(sources(join(src, 'areas')).map(areaOf))].filter(Boolean).sort();
  return {
    areas,
    knots: knotsOf(arrows),
    mutual: pairs
      .filter(([from, to]) => from < to && edges.has(`${to} ${from}`))
      .map((pair) => pair.join(' <-> ')),
    upward: pairs.filter(([from, to]) => roomOf(from) < roomOf(to)).map((pair) => pair.join(' -> ')),
    fromBelow: fromBelow.map(({ from, to }) => `${from} -> ${to}`),
    toAbove: toAbove.map(({ from, to }) => `${from} -> ${to}`),
    edges,
  };
}

function print() {
  const { edges, ...held } = graph();
  const { areas, knots, mutual, upward, fromBelow, toAbove } = held;
  const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(held));
  } else if (asked.length === 2) {
    for (const [key, found] of edges) {
      const [from, to] = key.split(' ').map((area) => area.split('/').at(-1));
      if (from === asked[0] && to === asked[1])
        for (const one of found) console.log(`${one.from} -> ${one.to}${one.type ? ' (types)' : ''}`);
    }
  } else {
    console.log(`${areas.length} areas, ${edges.size} arrows between them`);
    console.log(
      `${knots.length} knots: ${knots.map((group) => `${group.length} areas (${group.join(', ')})`).join('; ') || '-'}`,
    );
    console.log(`${mutual.length} mutual pairs: ${mutual.join(', ') || '-'}`);
    console.log(`${upward.length} arrows to a higher room: ${upward.join(', ') || '-'}`);
    console.log(`${fromBelow.length} imports of an area from below: ${fromBelow.join(', ') || '-'}`);
    console.log(
      `${toAbove.length} imports by an area of what puts areas together: ${toAbove.join(', ') || '-'}`,
    );
  }
}

print();
