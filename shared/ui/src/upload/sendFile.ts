import type { StoredFile } from '@harbor/contract';
import { ApiError, call, http } from '@harbor/runtime';
import { digest } from './digest';
import { pause, pauseAfter } from './patience';

/** What becomes of an upload meanwhile. */
export type SendingStage = 'sending' | 'waiting' | 'checking';

export interface SendSettings {
  /** What the file is for; see `POST /files/start`. */
  purpose: string;
  signal: AbortSignal;
  /** @param percent 0 to 100 */
  onProgress: (percent: number) => void;
  onStage: (stage: SendingStage) => void;
  /** The upload has an id, by which it can be cancelled. */
  onStart: (id: string) => void;
}

/** Longest time that one part may take, in ms: a megabyte on a slow phone. */
const partTimeout = 60_000;

/** How often the server may say that it has something else before that counts as a fault. */
const mostSurprises = 20;

/** Where the server says an upload really is; undefined for other errors. */
function placeOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  const { received } = (error.data ?? {}) as { received?: unknown };
  return typeof received === 'number' ? received : undefined;
}

/** An upload that the server has begun, or goes on with. */
export interface BegunUpload {
  /** By which it is finished and cancelled. */
  id: string;
  /** Under which its parts are sent; `id` where nothing else is said. */
  parts?: string;
  received: number;
  part_bytes: number;
}

/** How an upload begins and ends; its parts are sent alike. */
export interface UploadWays<T> {
  /** @param sha256 of the whole, where this browser can tell */
  begin: (sha256: string | undefined) => Promise<BegunUpload>;
  /** All of it is there: has it checked. */
  finish: (id: string) => Promise<T>;
}

export type PartSettings = Omit<SendSettings, 'purpose'>;

/** One upload, which goes on where the server has it whenever the network comes back. */
class Sending<T extends object> {
  private tries = 0;
  private surprises = 0;

  constructor(
    private readonly file: File,
    private readonly settings: PartSettings,
    private readonly ways: UploadWays<T>,
  ) {}

  async run(): Promise<T> {
    const { file, settings, ways } = this;
    const sha256 = await digest(file);
    const begun = await this.patiently(() => ways.begin(sha256));
    settings.onStart(begun.id);
    let received = begun.received;
    for (;;) {
      received = await this.sendRest(begun.parts ?? begun.id, received, begun.part_bytes);
      settings.onStage('checking');
      const ended = await this.finish(begun.id);
      if (typeof ended !== 'number') return ended;
      received = ended;
    }
  }

  /** Tries again after faults that pass. */
  private async patiently<R>(work: () => Promise<R>): Promise<R> {
    for (;;) {
      try {
        const done = await work();
        this.tries = 0;
        return done;
      } catch (error) {
        const ms = pauseAfter(error, this.tries);
        if (ms === undefined) throw error;
        this.tries += 1;
        this.settings.onStage('waiting');
        await pause(ms, this.settings.signal);
      }
    }
  }

  private async sendRest(id: string, from: number, partBytes: number): Promise<number> {
    const { file, settings } = this;
    let received = from;
    while (received < file.size) {
      const at = received;
      received = await this.patiently(() => this.sendPart(id, at, partBytes));
      settings.onStage('sending');
      settings.onProgress(Math.floor((received / file.size) * 100));
    }
    return received;
  }

  /** @returns bytes that the server has then */
  private async sendPart(id: string, at: number, partBytes: number): Promise<number> {
    const { file, settings } = this;
    const part = file.slice(at, at + partBytes);
    try {
      // Longer than other calls may take, which is why it goes past `call`.
      const answer = await http.put<{ received: number }>(`/files/${id}/part`, part, {
        params: { offset: at },
        headers: { 'Content-Type': 'application/octet-stream' },
        timeout: partTimeout,
        signal: settings.signal,
        silent: true,
        onUploadProgress: ({ loaded }) =>
          settings.onProgress(
            Math.min(99, Math.floor(((at + Math.min(loaded, part.size)) / file.size) * 100)),
          ),
      });
      return answer.data.received;
    } catch (error) {
      return this.surprised(error);
    }
  }

  /** The server has more or less than was thought: a part got through whose answer did not, or another tab sends too. */
  private surprised(error: unknown): number {
    const place = placeOf(error);
    this.surprises += 1;
    if (place === undefined || this.surprises > mostSurprises) throw error;
    return place;
  }

  /** @returns the file, or how much the server has when that is not all */
  private async finish(id: string): Promise<T | number> {
    const { signal } = this.settings;
    try {
      return await this.patiently(() => this.ways.finish(id));
    } catch (error) {
      const place = this.surprised(error);
      // All is there: another tab has it checked.
      if (place >= this.file.size) await pause(1000, signal);
      return place;
    }
  }
}

/**
 * Uploads a file in parts. A lost connection is waited for and the upload goes on where the server has it; the same file
 * chosen again, even after a reload, goes on too.
 * @throws ApiError when it is refused, cancelled (`aborted`), or the network stays away
 */
export function sendFile(file: File, settings: SendSettings): Promise<StoredFile> {
  const { purpose, signal } = settings;
  return sendParts(file, settings, {
    begin: (sha256) =>
      call('POST /files/start', {
        body: { name: file.name, size: file.size, purpose, sha256 },
        signal,
        silent: true,
      }),
    finish: (id) => call('POST /files/:id/finish', { params: { id }, signal, silent: true }),
  });
}

/**
 * Uploads a file in parts as `sendFile` does, where the server begins and ends the upload by calls of its own.
 * @throws ApiError as `sendFile`
 */
export const sendParts = <T extends object>(
  file: File,
  settings: PartSettings,
  ways: UploadWays<T>,
): Promise<T> => new Sending(file, settings, ways).run();
