/** Seconds for which a sentence stands: long enough to be read twice. */
const sentence = (text) => Math.max(4, 1.6 + [...text].length * 0.27);

/** Seconds between two scenes. */
const pause = 1.8;

/**
 * When what is shown and said in a lesson.
 * @returns states (from, scene, shown), captions and markers in seconds, and how long all of it is
 */
export function timed({ scenes }) {
  const states = [];
  const cues = [];
  const markers = [];
  let at = 0;
  for (const [number, scene] of scenes.entries()) {
    markers.push({ at: Math.floor(at), title: scene.title });
    for (const [n, text] of scene.say.entries()) {
      const last = n === scene.say.length - 1;
      states.push({ from: at, scene, number: number + 1, shown: last ? 99 : n + 1 });
      const to = at + sentence(text);
      cues.push({ from: Math.round(at * 1000) + 100, to: Math.round(to * 1000) - 100, text });
      at = to;
    }
    at += pause;
  }
  return { states, cues, markers, seconds: Math.ceil(at) };
}
