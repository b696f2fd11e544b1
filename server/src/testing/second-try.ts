// Tests of timers, races and killed processes run in real time: another try tells a machine that was too slow for a
// moment from a fault. The errors of failed tries are printed.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
