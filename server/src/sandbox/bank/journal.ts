import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const line = z.tuple([z.string(), z.string(), z.unknown()]);

/** The sandbox's memory: a file of lines `[kind, id, record]`, the last line of an id counts. */
export interface Journal {
  /** Written before it returns: what the sandbox has said to anybody survives a killed process. */
  put(kind: string, id: string, record: object): void;
  /** The records of a kind as the file had them at the start. */
  kept(kind: string): unknown[];
  close(): void;
}

/** Opens the journal and drops what was overwritten. A torn last line (killed while writing) is left out. */
export function openJournal(path: string): Journal {
  const records = readRecords(path);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const lines = [...records.values()].map((record) => `${JSON.stringify(record)}\n`);
  writeFileSync(draft, lines.join(''), { mode: 0o600 });
  renameSync(draft, path);
  let file: number | null = openSync(path, 'a');
  return {
    put(kind, id, record) {
      if (file !== null) writeSync(file, `${JSON.stringify([kind, id, record])}\n`);
    },
    kept: (kind) => [...records.values()].filter((record) => record[0] === kind).map((record) => record[2]),
    close() {
      if (file !== null) closeSync(file);
      // A delivery under way may still want to write down its end.
      file = null;
    },
  };
}

function readRecords(path: string): Map<string, z.output<typeof line>> {
  const records = new Map<string, z.output<typeof line>>();
  for (const text of readLines(path)) {
    const record = line.safeParse(parse(text));
    if (record.success) records.set(`${record.data[0]} ${record.data[1]}`, record.data);
  }
  return records;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
