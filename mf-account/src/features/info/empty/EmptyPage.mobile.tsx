import { usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/mobile';
import { InfoFrame } from '../frame/InfoFrame';
import { Sheet } from '../frame/Sheet';
import styles from './EmptyPage.module.css';
import { nothingHere } from './nothingHere';

/** `/empty`: where there is nothing to show, and where to go from there. */
export function EmptyPage() {
  usePage({ title: '暂无内容', ready: true });
  return (
    <InfoFrame>
      <Sheet>
        <h1 className={styles.spoken}>暂无内容</h1>
        <Empty {...nothingHere} />
      </Sheet>
    </InfoFrame>
  );
}

export default EmptyPage;
