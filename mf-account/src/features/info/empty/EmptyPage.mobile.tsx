import { Link, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/mobile';
import { InfoFrame } from '../frame/InfoFrame';
import { Sheet } from '../frame/Sheet';
import styles from './EmptyPage.module.css';

/** `/empty`: where there is nothing to show, and where to go from there on the phone. */
export function EmptyPage() {
  usePage({ title: '暂无内容', ready: true });
  return (
    <InfoFrame>
      <Sheet>
        <h1 className={styles.spoken}>暂无内容</h1>
        <Empty
          title="这里暂时没有内容"
          description="内容可能还在准备，或者已经移走"
          action={
            <span className={styles.ways}>
              <Link to="/" className={styles.home}>
                返回首页
              </Link>
              <Link to="/breadcrumb/3" className={styles.way}>
                去帮助中心
              </Link>
            </span>
          }
        />
      </Sheet>
    </InfoFrame>
  );
}

export default EmptyPage;
