import type { StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { Button } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import { WordsField } from '../../../../parts/WordsField';
import decisions from '../../parts/Decision.module.css';
import { DecisionProblem } from '../../parts/DecisionProblem';
import { LineField } from '../../parts/LineField';
import { useCase } from '../../parts/scope';
import { useDecision } from '../../parts/useDecision';
import type { FormProps } from './form';

const rule = { max: 10, types: [...fileTypes], max_bytes: mostFileBytes };

export function Deliver({ order: { id, deliverables } }: FormProps) {
  const { locked } = useCase();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [changes, setChanges] = useState('');
  const [ai, setAi] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<{ title?: string; files?: string }>({});
  const decision = useDecision();
  const version = Math.max(0, ...deliverables.map((one) => one.version)) + 1;

  function handle() {
    if (locked || busy) return;
    const wrong = {
      title: title.trim().length < 2 ? '标题为 2 至 60 个字' : undefined,
      files: files.length === 0 && !text.trim() ? '请填写说明或上传文件' : undefined,
    };
    setMissing(wrong);
    if (wrong.title || wrong.files) return;
    const list = changes.split('\n').flatMap((line) => line.trim() || []);
    void decision.decide(
      'POST /staff/order/deliver/:id',
      {
        params: { id },
        body: {
          title: title.trim(),
          text: text.trim() || undefined,
          changes: list.length > 0 ? list : undefined,
          ai_statement: ai.trim() || undefined,
          files: files.length > 0 ? files.map((file) => file.id) : undefined,
        },
      },
      { said: `已交付第 ${version} 版` },
    );
  }

  return (
    <div className={decisions.form}>
      <LineField
        label={`第 ${version} 版的标题`}
        max={60}
        value={title}
        onChange={setTitle}
        error={missing.title || decision.fieldError('title')}
      />
      <WordsField
        label="说明"
        max={5000}
        value={text}
        onChange={setText}
        error={decision.fieldError('text')}
      />
      <FileField
        label="交付文件"
        purpose="delivery"
        rule={rule}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
        error={missing.files || decision.fieldError('files')}
      />
      {version > 1 ? (
        <WordsField label="修改清单（每行一条）" max={5000} value={changes} onChange={setChanges} />
      ) : null}
      <WordsField label="AI 使用说明（未使用则不填）" rows={2} max={300} value={ai} onChange={setAi} />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked || busy} loading={decision.busy} onClick={handle}>
        {busy ? '文件上传中…' : '交付'}
      </Button>
    </div>
  );
}
