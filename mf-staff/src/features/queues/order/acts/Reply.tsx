import type { StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import { SayForm } from '../../parts/SayForm';
import type { FormProps } from './form';

const rule = { max: 10, types: [...fileTypes], max_bytes: mostFileBytes };

export function Reply({ order: { id } }: FormProps) {
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  return (
    <SayForm
      name="reply"
      label="留言（买家可见）"
      button="发送"
      max={1000}
      waiting={busy}
      onSend={async (decide, content) => {
        const body = { content, files: files.length > 0 ? files.map((file) => file.id) : undefined };
        const done = await decide(
          'POST /staff/order/reply/:id',
          { params: { id }, body },
          { said: '已发送留言', stays: true },
        );
        if (done) setFiles([]);
        return done;
      }}
    >
      <FileField
        label="附件"
        purpose="order_note"
        rule={rule}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
      />
    </SayForm>
  );
}
