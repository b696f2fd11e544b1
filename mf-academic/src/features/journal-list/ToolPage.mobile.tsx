import { Link } from '@harbor/runtime';
import { ChevronRight, Newspaper } from 'lucide-react';
import { frontPath } from '../../press/frontPath.mobile';
import { JournalsPage } from './JournalsPage.mobile';
import styles from './ToolPage.mobile.module.css';

/** `/academic/` of the phone: the tool for journals. Links to the desktop's headlines lead here too, so it says where they are. */
export function ToolPage() {
  return (
    <>
      <Link className={styles.headlines} to={frontPath}>
        <Newspaper size={17} aria-hidden />
        <span>学术头条在这里看</span>
        <ChevronRight size={17} aria-hidden />
      </Link>
      <JournalsPage tabs={false} />
    </>
  );
}

export default ToolPage;
