import { randomBytes } from 'node:crypto';

/** A word for one answer alone: scripts and styles that carry it are the server's own. 128 bits, so that nobody guesses it. */
export const newNonce = () => randomBytes(16).toString('base64');
