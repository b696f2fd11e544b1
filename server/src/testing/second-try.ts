// Tests of timers, races and killed processes run in real time: a second try tells a machine that was too slow for a
// moment from a fault. The first try's error is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
