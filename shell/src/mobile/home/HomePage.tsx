import { homeWords } from '@harbor/contract/home-words';
import { usePage, Widget } from '@harbor/runtime';
import { Banner } from './Banner';
import { HomeHead } from './HomeHead';
import styles from './HomePage.module.css';
import { Invitation } from './Invitation';
import { Pledge } from './Pledge';
import { SearchLink } from './SearchLink';
import { Stages } from './Stages';
import { Steps } from './Steps';
import { Trust } from './Trust';

/** The mobile home page: a frame of widgets, each of which may be missing without leaving a hole. */
export function HomePage() {
  usePage({ ...homeWords, navTitle: '首页', ready: true });
  return (
    <>
      <div className={styles.top}>
        <HomeHead />
        <SearchLink />
        <Banner />
        <div className={styles.categories}>
          <Widget remote="mf-services" name="categories" minHeight={188} />
        </div>
      </div>
      <div className={styles.block}>
        <Widget remote="mf-services" name="recommended" minHeight={530} />
      </div>
      <Stages />
      <div className={styles.block}>
        <Widget remote="mf-academic" name="headlines" minHeight={660} />
      </div>
      <div className={styles.block}>
        <Widget remote="mf-forum" name="hot-topics" minHeight={402} />
      </div>
      <div className={styles.block}>
        <Widget remote="mf-courses" name="courses" />
      </div>
      <Steps />
      <Pledge />
      <Invitation />
      <Trust />
    </>
  );
}

export default HomePage;
