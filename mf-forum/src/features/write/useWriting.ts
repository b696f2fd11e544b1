import type { Draft } from '@harbor/contract';
import {
  ApiError,
  call,
  invalidateCalls,
  navigate,
  notify,
  rememberPage,
  rememberReturn,
  useIntention,
  useSession,
  useTakenOver,
  useUnsavedGuard,
} from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { nothingWritten, type WrittenText } from '../../editor/written';
import { bodyOf, emptyFields, type Fields, fieldsOf, isEmpty, type Problems, problemsOf } from './fields';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent';
import { useDraft } from './useDraft';

/** What is being written: something new, a draft, a post that is out, or feedback. */
export interface Task {
  kind: 'new' | 'draft' | 'edit' | 'feedback';
  draft: Draft | null;
  /** The post that is changed. */
  postId: number | null;
  begin: Fields | null;
}

/** Where somebody writes, when that is no page of its own. */
export interface Around {
  /** Page on which a visitor finds the text again after the login. */
  back: string;
  /** Is told once it was sent, before the writer is taken to the post. */
  onSent: () => void;
}

/** How long the warning stands before the login opens, in ms. */
const loginDelay = 1000;

const postCalls = [
  'GET /hot_post/list',
  'GET /hot_post/:id/detail',
  'POST /member/my_post/:id',
  'GET /member/mine',
] as const;

/** Everything that writing needs on either platform: fields, counts, problems, saving, leaving, sending. */
export function useWriting(task: Task, loginWarning: string, around?: Around) {
  const { loggedIn } = useSession();
  const feedback = task.kind === 'feedback';
  const own = useTakenOver();
  const [found] = useState(() => (task.begin || !own ? null : unsentOf(feedback)));
  const [fields, setFields] = useState<Fields>(task.begin ?? found ?? emptyFields);
  const [initial, setInitial] = useState({ html: fields.content, key: 0 });
  const lastHtml = useRef(fields.content);
  const [written, setWritten] = useState<WrittenText>(nothingWritten);
  const [problems, setProblems] = useState<Problems & { send?: string }>({});
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { keyFor } = useIntention();
  const withDrafts = loggedIn && (task.kind === 'new' || task.kind === 'draft');
  const begin = task.begin ?? emptyFields;
  const autosave = useDraft(fields, begin, task.draft, withDrafts);
  const leaving = useUnsavedGuard(autosave.unsaved);

  // Words from before the login are here alone until they are a draft.
  useEffect(() => {
    if (!found) return;
    if (autosave.id === null && !isEmpty(fields)) keepUnsent(feedback, fields);
    else forgetUnsent(feedback);
  }, [found, feedback, fields, autosave.id]);

  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }));
    setProblems((before) => {
      const left = { ...before };
      for (const name of Object.keys(part)) delete left[name as keyof Problems];
      return left;
    });
  };

  const refuse = (found: Problems & { send?: string }) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const handleText = useCallback((now: WrittenText) => {
    setWritten(now);
    setFields((before) => (before.content === now.html ? before : { ...before, content: now.html }));
    // The editor also tells of its first focus, which a refused post brings about: that mends nothing.
    if (now.html !== lastHtml.current) setProblems(({ content: _, ...left }) => left);
    lastHtml.current = now.html;
  }, []);

  /** The editor writes a loaded text in its own way: that is no change of its writer's. */
  function handleLoaded(now: WrittenText): void {
    setWritten(now);
    lastHtml.current = now.html;
    // The editor remembers this function from before it was there: a title may have been typed since.
    setFields((before) => ({ ...before, content: now.html }));
    if (initial.html === begin.content) autosave.settle({ ...begin, content: now.html });
  }

  function askLogin(): void {
    // The button waits until the page is left: a second press would warn again.
    setSending(true);
    notify.warning(loginWarning);
    keepUnsent(feedback, fields);
    leaving.letGo();
    if (around) rememberReturn(around.back);
    else rememberPage();
    setTimeout(() => navigate('/login?type=feedback'), loginDelay);
  }

  async function deliver() {
    const idempotencyKey = keyFor([fields, autosave.id]);
    if (task.kind === 'edit' && task.postId)
      return call('PUT /hot_post/edit/:id', {
        params: { id: task.postId },
        body: bodyOf(fields),
        silent: true,
      });
    if (feedback) {
      const { title, content, ai_flag } = fields;
      return call('POST /hot_post/post_message', {
        body: { title, content, ai_flag, is_spit: 1 },
        idempotencyKey,
        silent: true,
      });
    }
    if (autosave.id !== null) {
      if (!(await autosave.save())) return null;
      return call('POST /draft/post/:id', { params: { id: autosave.id }, idempotencyKey, silent: true });
    }
    return call('POST /hot_post/post_message', { body: bodyOf(fields), idempotencyKey, silent: true });
  }

  async function send(): Promise<void> {
    if (!loggedIn) return askLogin();
    const found = problemsOf(fields, written, feedback);
    if (uploading) found.content = '图片还在上传，请稍候';
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setSending(true);
    try {
      const sent = await deliver();
      if (!sent) return;
      leaving.letGo();
      autosave.settle(fields);
      forgetUnsent(feedback);
      notify.success(sent.message);
      void invalidateCalls([...postCalls, 'GET /draft/list']);
      around?.onSent();
      // A page makes room for what was written on it; a dialog lies over a page that people come back to.
      const replace = !around;
      if (sent.ticket && !around) navigate(`/ticket/${sent.ticket.id}`, { replace });
      else if (sent.id) navigate(`/postdetail/${sent.id}`, { replace });
    } catch (error) {
      if (error instanceof ApiError && error.errors) {
        const said = Object.fromEntries(
          ['title', 'content', 'category_id'].flatMap((name) => {
            const text = error.fieldError(name);
            return text ? [[name, text]] : [];
          }),
        );
        refuse({ ...said, ...(Object.keys(said).length === 0 ? { send: error.msg } : {}) });
      } else refuse({ send: errorText(error) });
    } finally {
      setSending(false);
    }
  }

  /** Goes without the words, or with them saved. */
  function leave(): void {
    forgetUnsent(feedback);
    autosave.settle(fields);
    leaving.leave();
  }

  return {
    feedback,
    withDrafts,
    fields,
    change,
    written,
    handleText,
    handleLoaded,
    setUploading,
    problems,
    /** How often sending was refused. */
    refusals,
    sending,
    send,
    autosave,
    leaving: { ...leaving, leave },
    initial,
    /** The version saved elsewhere takes the place of what stands here. */
    takeTheirs: (theirs: Draft) => {
      const next = fieldsOf(theirs);
      setFields(next);
      setInitial({ html: next.content, key: initial.key + 1 });
      autosave.take(theirs);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
