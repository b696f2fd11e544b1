import { ApiError } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { denied } from '../denied';
import { DeskFrame } from '../desk/DeskFrame';
import styles from './EditorPage.module.css';

export interface EditorPageProps {
  title: string;
  /** The list that it was opened from. */
  back: { to: string; words: string };
  /** What it needs. */
  queries: readonly { error: Error | null; refetch: () => unknown }[];
  /** Said to who may not: 您没有编辑头条的权限. */
  refused: string;
  /** Said where something did not come: 头条没有加载出来. */
  failed: string;
  /** Said where there is no such thing. */
  gone?: { title: string; description: string };
  /** The editor; undefined until everything that it needs is there. */
  children: ReactNode | undefined;
}

/** A page where one thing is written, in whatever state it is: on its way, refused, gone, failed, or there. */
export function EditorPage({ title, back, queries, refused, failed, gone, children }: EditorPageProps) {
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  return (
    <DeskFrame title={title} back={back.to}>
      {children}
      {!children && !error ? <EditorBones /> : null}
      {!children && error ? (
        <Panel>
          <h1 hidden>{title}</h1>
          {denied(error) ? (
            <NoAccess title={refused} description="如需开通，请联系超级管理员" />
          ) : gone && error instanceof ApiError && error.code === 404 ? (
            <Empty {...gone} action={<LinkButton to={back.to}>{back.words}</LinkButton>} />
          ) : (
            <ErrorBlock
              error={error}
              title={failed}
              onRetry={() => {
                for (const query of queries) void query.refetch();
              }}
            />
          )}
        </Panel>
      ) : null}
    </DeskFrame>
  );
}

const EditorBones = () => (
  <Waiting className={styles.waiting}>
    <Bone height={36} width={300} />
    <div className={styles.columns}>
      <Bone height={680} radius={12} />
      <Bone height={400} radius={12} />
    </div>
  </Waiting>
);
