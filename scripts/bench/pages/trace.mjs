/** Of what the browser says, the tasks of its threads and the beginnings of pages. */
export const traceCategories = ['devtools.timeline', 'blink.user_timing', 'loading', '__metadata'];

/** What the main thread does, by the names of its events. */
const kinds = {
  'reading HTML': ['ParseHTML'],
  'reading style sheets': ['ParseAuthorStyleSheet'],
  'compiling scripts': ['v8.compile', 'v8.compileModule', 'V8.CompileCode', 'v8.parseOnBackground'],
  'running scripts': [
    'EvaluateScript',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'EventDispatch',
    'XHRReadyStateChange',
  ],
  'collecting garbage': ['MinorGC', 'MajorGC', 'V8.GCScavenger'],
  styles: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout', 'PrePaint', 'IntersectionObserverController::computeIntersections'],
  painting: ['Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers', 'Decode Image'],
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/**
 * What the main thread of the page did until a time, each moment counted for the innermost task.
 * @param {object[]} events of the tracing
 * @param {number} until ms after the page's beginning
 * @returns {Record<string, number>} ms by kind; the rest it waited
 */
export function traceOf(events, until) {
  const starts = events.filter(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const begin = starts.at(-1);
  if (!begin || until === null) return {};
  const end = begin.ts + until * 1000;
  const tasks = events
    .filter(
      ({ ph, pid, tid, ts, dur }) =>
        ph === 'X' && pid === begin.pid && tid === begin.tid && dur > 0 && ts + dur > begin.ts && ts < end,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const sums = new Map();
  const add = (kind, micros) => sums.set(kind, (sums.get(kind) ?? 0) + micros);
  const stack = [];
  let at = begin.ts;
  const passTo = (time) => {
    const to = Math.min(time, end);
    if (to <= at) return;
    const kind = stack.length === 0 ? 'waiting' : (stack.findLast(({ kind }) => kind)?.kind ?? 'other');
    add(kind, to - at);
    at = to;
  };
  for (const { name, ts, dur } of tasks) {
    while (stack.length > 0 && stack.at(-1).end <= ts) {
      passTo(stack.at(-1).end);
      stack.pop();
    }
    passTo(ts);
    stack.push({ kind: kindOf.get(name), end: ts + dur });
  }
  while (stack.length > 0) {
    passTo(stack.at(-1).end);
    stack.pop();
  }
  passTo(end);
  return Object.fromEntries(
    [...sums].sort(([, a], [, b]) => b - a).map(([kind, us]) => [kind, Math.round(us / 1000)]),
  );
}
