import type { Comparison, ComparisonBlock, ComparisonMark } from '@harbor/contract';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { useState } from 'react';
import styles from './Comparison.module.css';

const kinds: Record<ComparisonBlock['kind'], string> = {
  same: '未改动',
  changed: '修改',
  added: '新增',
  removed: '删去',
  moved: '移动',
};

const most = 200;

const tones = { accept: styles.accept, question: styles.question };

interface ChangeProps {
  block: ComparisonBlock;
  mark: Comparison['marks'][number] | undefined;
  busy: boolean;
  onMark: (mark: ComparisonMark | null, note?: string, onDone?: () => void) => void;
}

const place = ({ kind, left, right }: ComparisonBlock) =>
  kind === 'moved' ? `原第 ${left} 段 → 第 ${right} 段` : right ? `第 ${right} 段` : `原第 ${left} 段`;

/** A changed paragraph with what one thinks of it. */
export function Change({ block, mark, busy, onMark }: ChangeProps) {
  const [asking, setAsking] = useState(false);
  const toggle = (kind: ComparisonMark) => onMark(mark?.mark === kind ? null : kind);
  return (
    <article
      className={`${styles.change} ${mark ? tones[mark.mark] : ''}`}
      aria-label={`${kinds[block.kind]}，${place(block)}`}
    >
      <header className={styles.head}>
        <b>{kinds[block.kind]}</b> {place(block)}
      </header>
      <Text block={block} />
      {mark?.note && !asking && <p className={styles.note}>问题：{mark.note}</p>}
      {asking ? (
        <Question
          busy={busy}
          onAsk={(note) => onMark('question', note, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      ) : (
        <div className={styles.tools}>
          <button
            type="button"
            aria-pressed={mark?.mark === 'accept'}
            disabled={busy}
            onClick={() => toggle('accept')}
          >
            接受
          </button>
          <button
            type="button"
            aria-pressed={mark?.mark === 'question'}
            disabled={busy}
            onClick={() => (mark?.mark === 'question' ? toggle('question') : setAsking(true))}
          >
            {mark?.mark === 'question' ? '取消提问' : '提问'}
          </button>
        </div>
      )}
    </article>
  );
}

interface QuestionProps {
  busy: boolean;
  onAsk: (note: string) => void;
  onClose: () => void;
}

/** What is not clear about a change; questions become the points of a change request, and are read like those. */
function Question({ busy, onAsk, onClose }: QuestionProps) {
  const [note, setNote] = useState('');
  const watch = useSentinel(note, 'order_chat');
  return (
    <form
      className={styles.ask}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await watch.check()) onAsk(note.trim());
      }}
    >
      <textarea
        aria-label="您的问题"
        rows={2}
        maxLength={most}
        placeholder="例如 这里的意思变了，请改回原文（选填）"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setNote} />
      <div className={styles.askActs}>
        <button type="submit" disabled={busy}>
          {busy ? '保存中…' : '记下问题'}
        </button>
        <button type="button" onClick={onClose}>
          取消
        </button>
      </div>
    </form>
  );
}

/** A paragraph with what went and what came. */
export function Text({ block }: { block: ComparisonBlock }) {
  return (
    <p className={styles.text}>
      {block.parts.map(({ op, text }, at) => {
        // Parts never change their places: the text is what it is.
        const key = `${at}`;
        if (op === -1) return <del key={key}>{text}</del>;
        if (op === 1) return <ins key={key}>{text}</ins>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
