import { screen, waitFor } from '@testing-library/react';
import { errorEvent } from '../errors/report';
import { renderPage } from '../testing/render-page';
import { remote } from '../testing/snapshots';
import { installFederation } from './federation';
import { Widget } from './widget';

const snapshot = {
  remotes: [remote('mf-services', [], { widgets: ['recommended', 'broken', 'gone', 'hanging'] })],
};

function Recommended({ count }: { count?: number }) {
  return <p>{count} services</p>;
}

function Broken(): never {
  throw new Error('broken widget');
}

let reports: string[];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) reports.push(`${event.detail.area} ${event.detail.subject}`);
};

beforeEach(() => {
  reports = [];
  window.addEventListener(errorEvent, listen);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  installFederation({
    register: () => undefined,
    load: (id) => {
      if (id.endsWith('recommended')) return Promise.resolve({ default: Recommended });
      if (id.endsWith('broken')) return Promise.resolve({ default: Broken });
      if (id.endsWith('hanging')) return new Promise(() => undefined);
      return Promise.reject(new Error('503'));
    },
  });
});
afterEach(() => window.removeEventListener(errorEvent, listen));

const empty = <p>nothing here</p>;

test('shows the component of another remote with its props', async () => {
  renderPage(<Widget remote="mf-services" name="recommended" props={{ count: 4 }} />, { snapshot });
  expect(await screen.findByText('4 services')).toBeInTheDocument();
});

test('keeps room free while it loads', () => {
  const { container } = renderPage(<Widget remote="mf-services" name="hanging" minHeight={240} />, {
    snapshot,
  });
  expect(container.querySelector('[aria-busy]')).toHaveStyle({ minHeight: '240px' });
});

test.each(['broken', 'gone'])('that is %s leaves the page around it alone, and is reported', async (name) => {
  renderPage(
    <>
      <h1>home</h1>
      <Widget remote="mf-services" name={name} empty={empty} />
    </>,
    { snapshot },
  );
  expect(await screen.findByText('nothing here')).toBeInTheDocument();
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(reports).toEqual([`widget mf-services/${name}`]);
});

test('that could not be had is asked for once more where it is mounted anew', async () => {
  let reachable = false;
  installFederation({
    register: () => undefined,
    load: () => (reachable ? Promise.resolve({ default: Recommended }) : Promise.reject(new Error('503'))),
  });
  const widget = (key: string) => (
    <Widget key={key} remote="mf-services" name="late" props={{ count: 4 }} empty={empty} />
  );
  const known = { remotes: [remote('mf-services', [], { widgets: ['late'] })] };
  const first = renderPage(widget('first'), { snapshot: known });
  expect(await screen.findByText('nothing here')).toBeInTheDocument();
  first.unmount();
  reachable = true;
  renderPage(widget('again'), { snapshot: known });
  expect(await screen.findByText('4 services')).toBeInTheDocument();
});

test('that hangs is given up within 5 s', async () => {
  renderPage(<Widget remote="mf-services" name="hanging" empty={empty} />, { snapshot });
  await waitFor(() => expect(screen.getByText('nothing here')).toBeInTheDocument());
}, 8000);

test('that no live remote offers is empty at once', () => {
  renderPage(<Widget remote="mf-forum" name="hot-topics" empty={empty} />, { snapshot });
  expect(screen.getByText('nothing here')).toBeInTheDocument();
});
