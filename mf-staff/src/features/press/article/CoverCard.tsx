import { Cover } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Card } from '../../../parts/Card';
import { usePictureChoice } from '../../../parts/cut/usePictureChoice';
import { useUploadPicture } from '../queries';
import styles from './CoverCard.module.css';

export interface CoverCardProps {
  cover: string;
  problem: string | undefined;
  onChange: (cover: string) => void;
}

/** The picture of lists and of what is shared: chosen, cut, and sent. */
export function CoverCard({ cover, problem, onChange }: CoverCardProps) {
  const upload = useUploadPicture();
  const choice = usePictureChoice(
    '头条封面',
    (body) => upload.mutateAsync({ body }),
    ({ url }) => onChange(url),
  );
  const said = choice.problem || problem;
  return (
    <Card title="封面" note="1200 × 800">
      <div className={styles.cover} data-field="cover">
        <Cover src={cover} alt={cover ? '现在的封面' : '还没有封面'} className={styles.picture} />
        <div>
          <Button onClick={choice.choose}>{cover ? '更换封面' : '上传封面'}</Button>
          <p className={styles.hint}>
            列表与分享使用同一张；不小于 600 × 400，上传前按 3:2 裁剪。标题就在旁边，封面不另配替代文字。
          </p>
        </div>
        {choice.parts}
      </div>
      {said ? (
        <p className={styles.problem} role="alert">
          {said}
        </p>
      ) : null}
    </Card>
  );
}
