import type { ReviewSettings } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Button, Overlay, onPhone } from '@harbor/ui/kit';
import { Bell, BellOff, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../parts/saveFile';
import { useReviewSettings } from './queries';
import styles from './ReviewActs.module.css';

interface ReviewActsProps {
  settings: ReviewSettings;
}

const hours = Array.from({ length: 14 }, (_, n) => n + 8);

/** Takes the review list along, and says when one is reminded of it. */
export function ReviewActs({ settings }: ReviewActsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.acts}>
      <Button
        icon={<Download size={15} aria-hidden />}
        onClick={() => void saveFile('/review/export', '错题与笔记.md')}
      >
        {onPhone ? '导出' : '导出 Markdown'}
      </Button>
      <Button
        icon={settings.remind ? <Bell size={15} aria-hidden /> : <BellOff size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {settings.remind ? `每天 ${settings.hour}:00 提醒` : '提醒已关闭'}
      </Button>
      {open ? <ReminderBox settings={settings} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function ReminderBox({ settings, onClose }: ReviewActsProps & { onClose: () => void }) {
  const [remind, setRemind] = useState(settings.remind);
  const [hour, setHour] = useState(settings.hour);
  const save = useReviewSettings({
    onSuccess: () => {
      notify.success('已保存');
      onClose();
    },
  });
  return (
    <Overlay
      open
      onClose={onClose}
      title="复习提醒"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            loading={save.isPending}
            onClick={() => save.mutate({ body: { remind, hour } })}
          >
            保存
          </Button>
        </>
      }
    >
      <label className={styles.line}>
        <input type="checkbox" checked={remind} onChange={(event) => setRemind(event.target.checked)} />
        有待复习的内容时发消息提醒我
      </label>
      <label className={styles.line}>
        <span>每天</span>
        <select
          value={hour}
          disabled={!remind}
          aria-label="几点提醒"
          onChange={(event) => setHour(Number(event.target.value))}
        >
          {hours.map((one) => (
            <option key={one} value={one}>
              {one}:00
            </option>
          ))}
        </select>
      </label>
    </Overlay>
  );
}
