import { http, invalidateCalls, notify } from '@harbor/runtime';
import { Button, Panel } from '@harbor/ui/kit';
import { useRef } from 'react';
import styles from './Teaching.module.css';
import { useAct } from './useAct';

/** The picture of the teacher, as course pages show it. */
export function PortraitField() {
  const input = useRef<HTMLInputElement>(null);
  const act = useAct();
  const send = (file: File) =>
    act.run(async () => {
      const body = new FormData();
      body.append('file', file);
      await http.post('/teaching/picture', body, { silent: true });
      await invalidateCalls(['GET /course/:id/info']);
      notify.success('头像已更新');
    });
  return (
    <Panel>
      <p className={styles.row}>
        <span>教师头像：显示在课程页，JPG、PNG 或 WebP，不超过 2 MB</span>
        <Button loading={act.busy} onClick={() => input.current?.click()}>
          上传头像
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="教师头像"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {act.problem ? (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      ) : null}
    </Panel>
  );
}
