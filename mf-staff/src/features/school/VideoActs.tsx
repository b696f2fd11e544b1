import type { DeskVideo } from '@harbor/contract';
import { videoStatus } from '@harbor/contract/video-status';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AskFirst } from '../../desk/AskFirst';
import { useSaving } from '../../desk/useSaving';
import { useCancelVideo, useRetryVideo } from './queries';
import styles from './VideoActs.module.css';

/** What can be done with a recording that is on the server: packaged anew, or given up. */
export function VideoActs({ video }: { video: DeskVideo }) {
  const { id, status, file_name, can_cancel, can_retry } = video;
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const retry = useRetryVideo();
  const cancel = useCancelVideo();
  if (!can_cancel && !can_retry) return null;
  const uploading = status === videoStatus.uploading;
  return (
    <div className={styles.acts}>
      {can_retry ? (
        <Button
          loading={saving.busy}
          aria-label={`重新转码 ${file_name}`}
          onClick={() => void saving.run(() => retry.mutateAsync({ params: { id } }))}
        >
          重新转码
        </Button>
      ) : null}
      {can_cancel ? (
        <Button
          aria-label={`${uploading ? '取消上传' : '取消转码'} ${file_name}`}
          onClick={() => setAsked(true)}
        >
          {uploading ? '取消上传' : '取消转码'}
        </Button>
      ) : null}
      {saving.problem ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      {asked ? (
        <AskFirst
          title={uploading ? '取消上传' : '取消转码'}
          yes={uploading ? '取消上传' : '取消转码'}
          danger
          done="已取消"
          act={() => cancel.mutateAsync({ params: { id } })}
          onClose={() => setAsked(false)}
        >
          <p>
            {uploading
              ? '已传的部分会删除，再传需要从头开始。'
              : '转码停下，正在使用的视频不受影响；之后可以重新转码。'}
          </p>
        </AskFirst>
      ) : null}
    </div>
  );
}
