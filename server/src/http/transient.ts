import { Unavailable } from './problem';

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATE classes and codes that pass by themselves: connection (08), resources such as too many clients (53), operator
 * intervention such as shutdown and statement timeout (57), system (58), lock timeout, idle timeout, deadlock.
 */
const sqlState = /^(08|53|57|58)|^(55P03|25P03|40001|40P01)$/;

const driver =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;

/** `code` and `message` of whatever was thrown; errors of Node's core are no `Error` of this realm under Jest. */
function describe(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: String(error) };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    message: 'message' in error && typeof error.message === 'string' ? error.message : '',
  };
}

/** Whether an error means that the database (or the machine) is away for a moment, so that the answer is a bare 503. */
export function isTransient(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors))
    return error.errors.some(isTransient);
  const { code, message } = describe(error);
  return network.has(code) || (code.length === 5 && sqlState.test(code)) || driver.test(message);
}

/** The SQLSTATE of an error of PostgreSQL; empty for others. */
export function sqlStateOf(error: unknown): string {
  const { code } = describe(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : '';
}

/** The code of an error, such as `EADDRINUSE`; empty when it has none. */
export const errorCode = (error: unknown) => describe(error).code;
