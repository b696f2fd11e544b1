/**
 * Why a file of code could not be used: it is not the one that the release names (`integrity`), it did not come in time
 * (`timeout`), or it could not be had (`error`). The words are webpack's, which puts them into its `ChunkLoadError.type`.
 */
export type FileFailure = 'integrity' | 'timeout' | 'error';

/** A script, a style sheet or a release's description that could not be used. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** What webpack reads the address from when it makes a `ChunkLoadError` of it. */
  readonly target: { src: string; href: string };

  constructor(
    readonly type: FileFailure,
    readonly request: string,
    /** The server said that there is no such file: asking again is of no use. */
    readonly gone = false,
  ) {
    super(`${request} could not be used (${type}: ${request})`);
    this.target = { src: request, href: request };
  }
}

/** webpack and Module Federation put the cause into the words of the errors that they make of others. */
const words = /\(integrity: /;

/** Whether code was refused because it is not what the release was built from, however often the error was wrapped. */
export function isIntegrityFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('type' in error && error.type === 'integrity') || words.test(error.message);
}
