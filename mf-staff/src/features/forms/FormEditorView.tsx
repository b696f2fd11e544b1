import type { StaffForm } from '@harbor/contract';
import { useUnsavedGuard } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button, Confirm, ErrorSummary, Overlay, onPhone } from '@harbor/ui/kit';
import { History } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '../../parts/PageHead';
import { AboutFields } from './AboutFields';
import { Clash } from './Clash';
import styles from './FormPage.module.css';
import { formLabel } from './formNumber';
import { LeaveForm } from './LeaveForm';
import { Outline } from './Outline';
import { PreviewPane } from './PreviewPane';
import { PublishDialog } from './PublishDialog';
import { useFormEditor } from './useFormEditor';
import { useOpenField } from './useOpenField';
import { Versions } from './Versions';

interface FormEditorViewProps {
  loaded: StaffForm;
}

type Shown = 'publish' | 'versions' | 'drop' | 'preview';

function services({ services: of }: StaffForm): string {
  if (of.length === 0) return '暂无服务使用';
  const names = of.slice(0, 2).map(({ title }) => title);
  return `用于${names.join('、')}${of.length > 2 ? `等 ${of.length} 项服务` : ''}`;
}

/** A form being changed: its fields at the left, how buyers will see it at the right. */
export function FormEditorView({ loaded }: FormEditorViewProps) {
  const editor = useFormEditor(loaded);
  const { desk, document, unsaved, faults, problem, theirs, busy, saving } = editor;
  const [shown, setShown] = useState<Shown>();
  const [tried, setTried] = useState(0);
  const opened = useOpenField();
  const guard = useUnsavedGuard(unsaved);
  const close = () => setShown(undefined);
  const { form, current, draft } = desk;
  const told = tried > 0 ? faults : [];
  function handlePublish() {
    if (faults.length > 0) setTried((old) => old + 1);
    else setShown('publish');
  }
  const state = unsaved
    ? '有修改尚未保存'
    : draft
      ? `草稿由 ${draft.saved_by.name} 保存于${formatWhen(draft.saved_at)}`
      : '与当前版本相同';
  const said = (path: string) => told.find((one) => one.path === path)?.message;
  const preview = <PreviewPane form={form} document={document} />;
  return (
    <>
      <PageHead
        title={`${formLabel(form)} ${current.title}`}
        lead={`当前第 ${current.version} 版 · ${services(desk)} · ${state}`}
      >
        {onPhone ? <Button onClick={() => setShown('preview')}>预览</Button> : null}
        <Button icon={<History size={15} aria-hidden />} onClick={() => setShown('versions')}>
          历次版本
        </Button>
        {draft || unsaved ? (
          <Button disabled={busy} onClick={() => setShown('drop')}>
            放弃草稿
          </Button>
        ) : null}
        <Button
          loading={saving}
          disabled={!unsaved || theirs !== undefined}
          onClick={() => void editor.save()}
        >
          保存草稿
        </Button>
        <Button
          kind="primary"
          disabled={busy || theirs !== undefined || (!unsaved && !draft)}
          onClick={handlePublish}
        >
          检查并发布
        </Button>
      </PageHead>
      <Clash editor={editor} />
      {problem && !theirs && shown === undefined ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {told.length > 0 ? (
        <div className={styles.told}>
          <ErrorSummary
            attempt={tried}
            problems={told.map(({ path, message }) => ({ path, text: message }))}
            onJump={(path) => opened.jump(document, path)}
          />
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.left}>
          <AboutFields
            document={document}
            errors={{ title: said('title'), summary: said('summary') }}
            onChange={editor.change}
          />
          <Outline
            document={document}
            current={current}
            faults={told}
            opened={opened}
            onChange={editor.change}
          />
        </div>
        {onPhone ? null : <div className={styles.right}>{preview}</div>}
      </div>
      {shown === 'publish' ? <PublishDialog editor={editor} onClose={close} /> : null}
      {shown === 'versions' ? (
        <Versions
          desk={desk}
          onClose={close}
          onRestore={(version, earlier) => {
            editor.restore(version, earlier);
            close();
          }}
        />
      ) : null}
      {shown === 'preview' ? (
        <Overlay open onClose={close} title="预览">
          {preview}
        </Overlay>
      ) : null}
      <Confirm
        open={shown === 'drop'}
        onClose={close}
        title="放弃这份草稿？"
        yes="放弃草稿"
        danger
        loading={busy}
        onYes={() => void editor.drop().then(close)}
      >
        <p>草稿里的修改将不再保留，当前第 {current.version} 版不受影响。</p>
      </Confirm>
      <LeaveForm guard={guard} onSave={async () => (await editor.save()) !== undefined} />
    </>
  );
}
