import { Cover } from '@harbor/ui';
import { ImagePlus } from 'lucide-react';
import { Card } from '../../parts/Card';
import { usePictureChoice } from '../../parts/cut/usePictureChoice';
import styles from './Pictures.module.css';
import { useUploadPicture } from './queries';
import { RowTools } from './RowTools';

const most = 6;

export interface PicturesProps {
  pictures: string[];
  problem: string | undefined;
  onChange: (pictures: string[]) => void;
}

/** The pictures of a service in their order; the first one is its cover. */
export function Pictures({ pictures, problem, onChange }: PicturesProps) {
  const upload = useUploadPicture();
  const choice = usePictureChoice(
    '服务图片',
    (body) => upload.mutateAsync({ body }),
    ({ url }) => onChange([...pictures, url]),
  );
  const said = choice.problem || problem;
  return (
    <Card title="图片" note={`第一张为封面，最多 ${most} 张`}>
      <div data-field="pictures">
        <ul className={styles.list} aria-label="服务图片">
          {pictures.map((url, n) => (
            <li key={url} className={styles.cell}>
              <Cover src={url} alt={`第 ${n + 1} 张图片`} className={styles.picture} />
              {n === 0 ? <span className={styles.first}>封面</span> : null}
              <div className={styles.tools}>
                <RowTools name={`第 ${n + 1} 张图片`} list={pictures} one={url} onChange={onChange} />
              </div>
            </li>
          ))}
          {pictures.length < most ? (
            <li className={styles.cell}>
              <button type="button" className={styles.add} onClick={choice.choose}>
                <ImagePlus size={22} aria-hidden />
                上传图片
              </button>
            </li>
          ) : null}
        </ul>
        <p className={styles.hint}>JPG、PNG、WebP 或 GIF，不小于 600 × 400；上传前按 3:2 裁剪，自动压缩。</p>
        {said ? (
          <p className={styles.problem} role="alert">
            {said}
          </p>
        ) : null}
        {choice.parts}
      </div>
    </Card>
  );
}
