import { giveUp } from '../bootstrap/say.mjs';

/** Ends the program with a sentence where no site answers, instead of the trace of the first call that fails. */
export async function needSite(base) {
  const alive = await fetch(`${base}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
  if (!alive)
    giveUp(
      `No site answers at ${base}.`,
      'Start it in another terminal with npm start, or name another one with --base=http://….',
    );
}
