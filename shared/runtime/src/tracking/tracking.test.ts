import { navigate } from '../navigation';
import { installNotifier } from '../notify/notify';
import { installSnapshot } from '../platform/snapshot';
import { answerCalls, problem } from '../testing/answers';
import { resetRuntime } from '../testing/reset';
import { startTracking } from './tracking';

let notices: string[];

beforeEach(() => {
  resetRuntime();
  notices = [];
  installNotifier((_, text) => notices.push(text));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the start and every route change are counted, each with the page before it as referrer', async () => {
  const requests = answerCalls({ 'GET /find/count': {} });
  const end = startTracking();
  navigate('/goodsdetail/1');
  navigate('/goodsdetail/2?a=1');
  await settled();
  const home = 'http://localhost/';
  expect(requests.map(({ query }) => query)).toEqual([
    { url: home, referrer: '', event: 'CCS' },
    { url: `${home}goodsdetail/1`, referrer: home, event: 'CCS' },
    { url: `${home}goodsdetail/2?a=1`, referrer: `${home}goodsdetail/1`, event: 'CCS' },
  ]);
  end();
});

test('another place on the same page is no visit', async () => {
  const requests = answerCalls({ 'GET /find/count': {} });
  const end = startTracking();
  navigate('/postdetail/3#comments');
  navigate('/postdetail/3', { replace: true });
  await settled();
  expect(requests.map(({ query }) => query.url)).toEqual([
    'http://localhost/',
    'http://localhost/postdetail/3#comments',
  ]);
  end();
});

test('the mobile site has its own call', async () => {
  installSnapshot({ platform: 'mobile' });
  const requests = answerCalls({ 'GET /find/mobile/count': {} });
  startTracking()();
  await settled();
  expect(requests.map(({ key }) => key)).toEqual(['GET /find/mobile/count']);
});

test('nobody notices that it fails', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls({ 'GET /find/count': problem(500, '出错了') });
  startTracking()();
  await settled();
  expect(notices).toEqual([]);
});
