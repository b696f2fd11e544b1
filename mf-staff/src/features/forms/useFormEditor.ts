import type { StaffForm } from '@harbor/contract';
import { formFaults } from '@harbor/contract/order-form/faults';
import { ApiError, call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useMemo, useState } from 'react';
import { documentOf, type FormDocument, same } from './document';
import { useDropDraft, usePublish, useSaveDraft } from './queries';

/** A form being changed: its document here, what the server has of it, and the steps between the two. */
export function useFormEditor(loaded: StaffForm) {
  const [desk, setDesk] = useState(loaded);
  const [document, setDocument] = useState<FormDocument>(
    loaded.draft?.document ?? documentOf(loaded.current),
  );
  const [from, setFrom] = useState<number>();
  const [problem, setProblem] = useState('');
  /** What a colleague saved meanwhile; nothing is saved until somebody chooses. */
  const [theirs, setTheirs] = useState<StaffForm>();
  const saving = useSaveDraft();
  const publishing = usePublish();
  const dropping = useDropDraft();
  const { form, revision, current, patterns } = desk;
  const params = { form };
  const kept = useMemo(() => desk.draft?.document ?? documentOf(desk.current), [desk]);
  const unsaved = useMemo(() => !same(document, kept), [document, kept]);
  const faults = useMemo(() => formFaults(document, current, patterns), [document, current, patterns]);

  /** @returns the form as it is then; undefined when it was refused, which is said */
  async function run(act: () => Promise<StaffForm>): Promise<StaffForm | undefined> {
    setProblem('');
    try {
      const next = await act();
      setDesk(next);
      return next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.errors ? Object.values(error.errors).flat().join('；') : errorText(error));
      if (error.code === 409)
        setTheirs(await call('GET /staff/form/:form', { params, silent: true }).catch(() => undefined));
      return undefined;
    }
  }

  async function save(on = revision): Promise<StaffForm | undefined> {
    const sent = document;
    const body = { revision: on, document: sent, ...(from && { from_version: from }) };
    const next = await run(() => saving.mutateAsync({ params, body }));
    if (!next) return undefined;
    setFrom(undefined);
    // Words as the server keeps them, unless somebody wrote on meanwhile.
    setDocument((now) => (now === sent ? (next.draft?.document ?? now) : now));
    return next;
  }

  const take = (next: StaffForm) => {
    setDesk(next);
    setDocument(next.draft?.document ?? documentOf(next.current));
    setTheirs(undefined);
    setProblem('');
  };

  return {
    desk,
    document,
    change: setDocument,
    unsaved,
    faults,
    problem,
    theirs,
    busy: saving.isPending || publishing.isPending || dropping.isPending,
    saving: saving.isPending,
    publishing: publishing.isPending,
    save: () => save(),
    /** Saves what stands here over what a colleague saved. */
    keepMine() {
      if (!theirs) return;
      setDesk(theirs);
      setTheirs(undefined);
      void save(theirs.revision);
    },
    /** Goes on with what a colleague saved. */
    takeTheirs() {
      if (theirs) take(theirs);
    },
    /** Resolves to whether it stands now. */
    async publish(note: string): Promise<boolean> {
      const saved = unsaved ? await save() : desk;
      if (!saved) return false;
      const body = { revision: saved.revision, note };
      const next = await run(() => publishing.mutateAsync({ params, body }));
      if (!next) return false;
      take(next);
      notify.success(`第 ${next.current.version} 版已发布，新的订单按它填写`);
      return true;
    },
    /** Goes back to the version that stands. */
    async drop(): Promise<boolean> {
      const next = desk.draft ? await run(() => dropping.mutateAsync({ params, body: { revision } })) : desk;
      if (!next) return false;
      take(next);
      return true;
    },
    /** Goes on from an earlier version; it is a draft once it is saved. */
    restore(version: number, earlier: FormDocument) {
      setFrom(version);
      setDocument(earlier);
    },
  };
}

export type FormEditor = ReturnType<typeof useFormEditor>;
