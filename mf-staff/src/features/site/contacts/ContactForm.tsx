import type { StaffContact } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Button, Checkbox } from '@harbor/ui/kit';
import { PictureField, usePictures } from '@harbor/ui/upload';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import styles from './Contacts.module.css';
import { useSaveContact } from './queries';

/** What a contact is shown for. */
export const variants = [
  ['default', '所有服务'],
  ['report', '微信交付报告的服务'],
] as const;

export interface ContactFormProps {
  /** The contact that is changed; a new one without. */
  contact?: StaffContact;
  onClose: () => void;
}

/** Adds a contact, or changes one. Its code is a picture that was uploaded, or drawn from the WeChat id. */
export function ContactForm({ contact, onClose }: ContactFormProps) {
  const [begun] = useState({
    name: contact?.name ?? '',
    wechat: contact?.wechat ?? '',
    hours: contact?.hours ?? '9:00–21:00',
    variant: contact?.variant ?? ('default' as StaffContact['variant']),
    active: contact?.active ?? true,
    /** The picture that it has stays. */
    kept: contact?.image ?? '',
  });
  const [now, setNow] = useState(begun);
  const change = (part: Partial<typeof begun>) => setNow((before) => ({ ...before, ...part }));
  const pictures = usePictures(1);
  const saving = useSaving();
  const save = useSaveContact();
  const uploaded = pictures.urls[0];
  const atField = ['name', 'wechat', 'hours', 'image', 'variant'].some((field) => saving.fieldError(field));

  async function handleSave() {
    const { kept, ...texts } = now;
    const image = uploaded ?? (kept || undefined);
    const body = { ...texts, image, ...(contact && { id: contact.id, revision: contact.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(contact ? '已修改' : '已添加，用户可以看到');
    onClose();
  }

  return (
    <EditOverlay
      title={contact ? '编辑联系方式' : '添加联系方式'}
      unsaved={JSON.stringify(begun) !== JSON.stringify(now) || uploaded !== undefined}
      busy={saving.busy || pictures.busy}
      problem={atField ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="名称"
        value={now.name}
        onChange={(name) => change({ name })}
        max={20}
        error={saving.fieldError('name')}
      />
      <LineField
        label="微信号"
        value={now.wechat}
        onChange={(wechat) => change({ wechat: wechat.trim() })}
        error={saving.fieldError('wechat')}
      />
      <LineField
        label="服务时间"
        value={now.hours}
        onChange={(hours) => change({ hours })}
        max={40}
        error={saving.fieldError('hours')}
      />
      <PickField
        label="用于"
        value={now.variant}
        options={variants}
        onPick={(variant) => change({ variant })}
        error={saving.fieldError('variant')}
      />
      <div className={styles.picture}>
        <p>二维码</p>
        {now.kept && !uploaded ? (
          <div className={styles.kept}>
            <img src={now.kept} alt="现在的二维码" width={96} height={96} />
            <span>
              <small>微信号改变后请更换；也可以改由系统按微信号绘制。</small>
              <Button onClick={() => change({ kept: '' })}>更换</Button>
            </span>
          </div>
        ) : (
          <>
            <PictureField pictures={pictures} most={1} label="二维码图片" />
            <small>不上传时由系统按微信号绘制。</small>
          </>
        )}
        {saving.fieldError('image') ? (
          <p className={styles.problem} role="alert">
            {saving.fieldError('image')}
          </p>
        ) : null}
      </div>
      <Checkbox checked={now.active} onChange={(active) => change({ active })}>
        展示给用户
      </Checkbox>
    </EditOverlay>
  );
}
