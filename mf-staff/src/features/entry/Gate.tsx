import { usePage, useQuery, useQueryClient } from '@harbor/runtime';
import { Overlay, PageSkeleton } from '@harbor/ui/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { CodeForm } from './CodeForm';
import styles from './Entry.module.css';
import { EntryCard } from './EntryCard';
import { wantsEntry } from './gateReason';
import { meQuery, useEnter } from './queries';
import { SetUp } from './SetUp';

function EnterForm({ onDone }: { onDone: () => void }) {
  const enter = useEnter({ onSuccess: onDone });
  return (
    <CodeForm
      label="验证器的 6 位验证码"
      submit="进入工作台"
      recovery
      busy={enter.isPending}
      error={enter.error}
      onCode={(code) => enter.mutate({ body: { code } })}
    />
  );
}

/** Keeps the title and the readiness of the page whose place it takes. */
function InPlace({ children }: { children: ReactNode }) {
  usePage({ ready: true, title: '进入工作台' });
  return children;
}

/** Calls back when an answer of any read or write says that the second factor is wanted. */
function useWanted(onWanted: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const reads = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && wantsEntry(event.action.error))
        onWanted();
    });
    const writes = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && wantsEntry(event.action.error))
        onWanted();
    });
    return () => {
      reads();
      writes();
    };
  }, [client, onWanted]);
}

/**
 * Stands before every page of the team. Before the second factor was given, it takes the page's place; when it is asked
 * for again after a while, it stands over the page, which keeps what was written.
 */
export function Gate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: me, error, isPending, refetch } = useQuery(meQuery());
  const [inside, setInside] = useState(false);
  // Codes to be saved are shown after the session has passed: the set-up says when it is over.
  const [settingUp, setSettingUp] = useState(false);
  const [again, setAgain] = useState(false);
  const state = me?.second_factor;
  useEffect(() => {
    if (state === 'none') setSettingUp(true);
    if (state === 'passed' && !settingUp) setInside(true);
    if (state === 'wanted' && inside) setAgain(true);
  }, [state, settingUp, inside]);
  useWanted(() => {
    if (inside) setAgain(true);
    else void refetch();
  });

  async function handleDone() {
    setSettingUp(false);
    setAgain(false);
    await refetch();
    setInside(true);
    void client.invalidateQueries();
  }

  if (isPending) return <PageSkeleton />;
  // Not of the team, or no answer: the page says so itself.
  if (error && !me) return children;
  if (inside)
    return (
      <>
        {children}
        <Overlay open={again} onClose={() => {}} title="请再次输入两步验证码" width={440} closeOnMask={false}>
          <p className={styles.why}>已有一段时间没有操作。输入验证码后可以继续，页面上填写的内容不会丢失。</p>
          {again ? <EnterForm onDone={() => void handleDone()} /> : null}
        </Overlay>
      </>
    );
  if (settingUp || state === 'none')
    return (
      <InPlace>
        <SetUp onDone={() => void handleDone()} />
      </InPlace>
    );
  if (state === 'wanted')
    return (
      <InPlace>
        <EntryCard title="进入工作台" lead={`${me?.name ?? ''}，请输入手机验证器上的验证码。`}>
          <EnterForm onDone={() => void handleDone()} />
        </EntryCard>
      </InPlace>
    );
  return <PageSkeleton />;
}
