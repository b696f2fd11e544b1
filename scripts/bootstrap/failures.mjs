/** Where the account of one failed test begins: Jest's `● suite › test`, Playwright's `1) [project] › file › test`. */
const begins = /^ {2}(● (.+ › |Test suite)|\d+\) \[)/;
/** Lines that belong to no account any more. */
const ends =
  /^(PASS|FAIL|RUNS|Tests:|Test Suites:|Ran all|Summary of all)|^ {2}\d+ (failed|flaky|skipped|passed)/;

/**
 * What a suite's output says of its failed tests, so that it can be repeated where somebody looks: at the end.
 * @param {string} output of Jest, Playwright or any other program; of others the last lines are taken
 * @param {number} most lines of each account
 * @returns {string[]} lines
 */
export function failures(output, most = 24) {
  const found = [];
  let left = 0;
  for (const line of output.split('\n')) {
    if (begins.test(line)) left = most;
    else if (ends.test(line)) left = 0;
    if (left > 0 && line.trim() !== '') {
      found.push(line);
      left -= 1;
    }
  }
  return found.length > 0 ? found : output.trimEnd().split('\n').slice(-most);
}
