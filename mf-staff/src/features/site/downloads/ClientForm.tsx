import type { ClientPlatform, StaffClient } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { platforms } from './platforms';
import { useSaveClient } from './queries';

export interface ClientFormProps {
  /** The version that is changed; a new one without. */
  client?: StaffClient;
  onClose: () => void;
}

const digitsOf = (text: string) => Number(text.replace(/\D/g, '').slice(0, 13)) || 0;

/** Lists a version of a client, or changes one. */
export function ClientForm({ client, onClose }: ClientFormProps) {
  const [begun] = useState({
    platform: client?.platform ?? ('windows' as ClientPlatform),
    title: client?.title ?? '',
    version: client?.version ?? '',
    system: client?.system ?? '',
    url: client?.url ?? '',
    file_name: client?.file_name ?? '',
    size: client?.size ? String(client.size) : '',
    sha256: client?.sha256 ?? '',
    notes: client?.notes.join('\n') ?? '',
    active: client?.active ?? true,
  });
  const [now, setNow] = useState(begun);
  const change = (part: Partial<typeof begun>) => setNow((before) => ({ ...before, ...part }));
  const saving = useSaving();
  const save = useSaveClient();
  const atField = Object.keys(begun).some((field) => saving.fieldError(field));

  async function handleSave() {
    const body = {
      ...now,
      url: now.url.trim(),
      size: digitsOf(now.size),
      sha256: now.sha256.trim().toLowerCase(),
      notes: now.notes
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      ...(client && { id: client.id, revision: client.revision }),
    };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(client ? '已修改' : '已登记，下载页立即更新');
    onClose();
  }

  return (
    <EditOverlay
      title={client ? '编辑客户端版本' : '登记客户端版本'}
      unsaved={JSON.stringify(begun) !== JSON.stringify(now)}
      busy={saving.busy}
      problem={atField ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <div className={inputs.two}>
        <PickField
          label="平台"
          value={now.platform}
          options={platforms}
          onPick={(platform) => change({ platform })}
          error={saving.fieldError('platform')}
        />
        <LineField
          label="版本号"
          value={now.version}
          onChange={(version) => change({ version })}
          placeholder="1.2.0"
          error={saving.fieldError('version')}
        />
      </div>
      <LineField
        label="名称"
        value={now.title}
        onChange={(title) => change({ title })}
        max={40}
        error={saving.fieldError('title')}
      />
      <LineField
        label="系统要求"
        value={now.system}
        onChange={(system) => change({ system })}
        max={60}
        placeholder="Windows 10 及以上"
        error={saving.fieldError('system')}
      />
      <LineField
        label="下载地址（可不填）"
        value={now.url}
        onChange={(url) => change({ url })}
        inputMode="url"
        placeholder="https://"
        hint="不填表示把网站添加到主屏幕使用"
        error={saving.fieldError('url')}
      />
      <div className={inputs.two}>
        <LineField
          label="文件名"
          value={now.file_name}
          onChange={(file_name) => change({ file_name })}
          error={saving.fieldError('file_name')}
        />
        <LineField
          label="文件大小"
          value={now.size}
          onChange={(size) => change({ size: size.replace(/\D/g, '') })}
          inputMode="numeric"
          unit="字节"
          error={saving.fieldError('size')}
        />
      </div>
      <LineField
        label="SHA-256 校验值"
        value={now.sha256}
        onChange={(sha256) => change({ sha256 })}
        hint="64 位十六进制，用户用来核对文件"
        error={saving.fieldError('sha256')}
      />
      <WordsField
        label="更新说明"
        value={now.notes}
        onChange={(notes) => change({ notes })}
        max={2000}
        rows={4}
        placeholder="一行一条"
        error={saving.fieldError('notes')}
      />
      <Checkbox checked={now.active} onChange={(active) => change({ active })}>
        提供下载（每个平台展示最新的一个）
      </Checkbox>
    </EditOverlay>
  );
}
