import { homeWords } from '@harbor/contract/home-words';
import { usePage, Widget } from '@harbor/runtime';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { Pledge } from './Pledge';
import { StageMap } from './StageMap';
import { Steps } from './Steps';
import { TeacherInvitation } from './TeacherInvitation';
import { TrustStrip } from './TrustStrip';

/** The home page: a frame of widgets, each of which may be missing without leaving a hole. */
export function HomePage() {
  usePage({ ...homeWords, navTitle: '首页', ready: true });
  return (
    <>
      <Hero />
      <div className={styles.frame}>
        <div className={styles.categories}>
          <Widget remote="mf-services" name="categories" minHeight={195} />
        </div>
        <div className={styles.block}>
          <Widget remote="mf-services" name="recommended" minHeight={784} />
        </div>
        <StageMap />
        <div className={styles.pair}>
          <Widget remote="mf-academic" name="headlines" minHeight={466} />
          <Widget remote="mf-forum" name="hot-topics" minHeight={256} />
        </div>
        <div className={styles.block}>
          <Widget remote="mf-courses" name="courses" />
        </div>
        <div className={styles.block}>
          <Widget remote="mf-teacher" name="teachers" />
        </div>
        <Steps />
        <div className={styles.promise}>
          <Pledge />
          <TeacherInvitation />
        </div>
        <TrustStrip />
      </div>
    </>
  );
}

export default HomePage;
