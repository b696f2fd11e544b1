import type { DeskPress, PressDocument } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { type Autosave, type SaveState, useAutosave } from '@harbor/ui/autosave';
import type { WrittenText } from '@harbor/ui/rich-editor';
import { useRef, useState } from 'react';
import { forgetArticle, keepArticle, startOf } from './keptArticle';

/** After the last key, as drafts of the forum. */
const pause = 10_000;
/** Until another try, when the server could not be reached. */
const again = 15_000;

/** What is wrong with fields, by their names in the contract. */
export type Problems = Record<string, string>;

export type ArticleState = SaveState<DeskPress>;

export interface Article {
  /** What the server has. */
  desk: DeskPress;
  /** What stands on the page. */
  form: PressDocument;
  /** What the editor begins with; another key is another beginning. */
  text: { html: string; key: number };
  state: ArticleState;
  unsaved: boolean;
  problems: Problems;
  /** Raised by each press that the fields stood in the way of. */
  attempt: number;
  /** What somebody else saved meanwhile; nothing is saved until one of the two is chosen. */
  theirs: DeskPress | undefined;
  change: (part: Partial<PressDocument>) => void;
  handleLoaded: (written: WrittenText) => void;
  handleText: (written: WrittenText) => void;
  /** The editor begins anew with what stands on the page. */
  reopen: () => void;
  /** Saves what is not saved yet. @returns whether the server has it */
  save: () => Promise<boolean>;
  /** Takes a step from the last state that is known here. @throws ApiError when it was refused */
  step: (act: (at: { id: number; revision: number }) => Promise<DeskPress>) => Promise<DeskPress>;
  /** Goes on with what the server has. */
  adopt: (next: DeskPress) => void;
  /** Saves what stands here over what somebody else saved. */
  keepMine: () => Promise<boolean>;
  /** Nothing is saved any more: it was deleted, or is given up. */
  stop: () => void;
}

const problemsOf = (error: ApiError): Problems =>
  Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, [said = '']]) => [field, said]));

/**
 * An article being written: what is typed, what the server has, and what stands between the two. It saves itself; until
 * the server has it, this browser keeps it.
 */
export function useArticle(loaded: DeskPress): Article {
  const { id } = loaded;
  const [start] = useState(() => startOf(loaded));
  const [desk, setDesk] = useState(loaded);
  const [form, setForm] = useState(start.document);
  const [text, setText] = useState({ html: start.document.content, key: 0 });
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState(start.outdated ? loaded : undefined);
  const [stopped, setStopped] = useState(false);
  /** The last state that is known here: the editor and the saving ask for it between two drawings of the page. */
  const known = useRef(loaded);
  const shown = useRef(start.document.content);

  const meet = (next: DeskPress) => {
    known.current = next;
    setDesk(next);
  };
  const latest = () => call('GET /staff/press/detail/:id', { params: { id }, silent: true });

  const autosave: Autosave<PressDocument, DeskPress> = useAutosave<PressDocument, DeskPress>({
    value: form,
    begin: loaded.document,
    savedAt: loaded.updated_at,
    enabled: !theirs && !stopped,
    delay: pause,
    retryAfter: (error) => (error instanceof ApiError && error.transient ? again : undefined),
    keep: (value) =>
      value ? keepArticle(id, { revision: known.current.revision, document: value }) : forgetArticle(id),
    async write(value, { keepalive }) {
      const { revision } = known.current;
      try {
        const body = { ...value, revision };
        const saved = await call('POST /staff/press/save/:id', {
          params: { id },
          body,
          silent: true,
          keepalive,
        });
        meet(saved);
        setProblems({});
        return { at: saved.updated_at };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.errors) setProblems(problemsOf(error));
        if (error.code !== 409) throw error;
        const other = await latest();
        return { conflict: other, theirs: other.document };
      }
    },
    onConflict: setTheirs,
  });
  const { unsaved, settle } = autosave;
  // Also where it was found at the beginning, before anything was sent.
  const state: ArticleState = theirs ? { kind: 'conflict', conflict: theirs } : autosave.state;

  async function save(): Promise<boolean> {
    const saved = await autosave.save();
    if (!saved) setAttempt((n) => n + 1);
    return saved;
  }

  async function step(act: Parameters<Article['step']>[0]): Promise<DeskPress> {
    try {
      const next = await act({ id, revision: known.current.revision });
      meet(next);
      return next;
    } catch (error) {
      if (error instanceof ApiError && error.code === 409) {
        const other = await latest().catch(() => undefined);
        if (other && other.revision !== known.current.revision) setTheirs(other);
      }
      throw error;
    }
  }

  const forgetProblems = (fields: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !fields.includes(field.split('.')[0] ?? '')),
      ),
    );

  return {
    ...{ desk, form, text, state, unsaved, problems, attempt, theirs, save, step },
    change(part) {
      setForm((before) => ({ ...before, ...part }));
      forgetProblems(Object.keys(part));
    },
    handleLoaded({ html }) {
      shown.current = html;
      setForm((before) => ({ ...before, content: html }));
      // The editor writes a text in its own way: that is no change of its writer's.
      if (text.html === known.current.document.content) settle({ ...known.current.document, content: html });
    },
    handleText({ html }) {
      // The editor also tells of a caret that came: that changes nothing, and mends nothing.
      if (html === shown.current) return;
      shown.current = html;
      setForm((before) => ({ ...before, content: html }));
      forgetProblems(['content']);
    },
    reopen: () => setText((before) => ({ html: form.content, key: before.key + 1 })),
    adopt(next) {
      meet(next);
      setForm(next.document);
      setText((before) => ({ html: next.document.content, key: before.key + 1 }));
      setProblems({});
      setTheirs(undefined);
      settle(next.document, next.updated_at);
      forgetArticle(id);
    },
    async keepMine() {
      if (!theirs) return true;
      meet(theirs);
      settle(theirs.document, theirs.updated_at);
      setTheirs(undefined);
      return save();
    },
    stop() {
      setStopped(true);
      settle(form);
      forgetArticle(id);
    },
  };
}
