import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Navigate, NavigationRoot, navigate, usePosition } from '.';

// Without message channels React's tasks queue behind timers that are due, as they may in a browser.
jest.mock('scheduler', () => {
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  return jest.requireActual('scheduler');
});

const root = () => createRoot(document.body.appendChild(document.createElement('div')));
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Keeps the browser busy, so that the effects after this commit have to wait their turn. */
function Slow({ ms }: { ms: number }) {
  useLayoutEffect(() => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, [ms]);
  return null;
}

function Chrome({ Late }: { Late: ComponentType }) {
  const { location } = usePosition();
  return (
    <Suspense fallback="…">
      {location.pathname}
      <Late />
    </Suspense>
  );
}

test('leads on while another root is about to show what it waited for', async () => {
  const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  act.IS_REACT_ACT_ENVIRONMENT = false;
  const errors: string[] = [];
  const handleError = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener('error', handleError);
  navigate('/from/');
  let arrive = (_: { default: ComponentType }) => {};
  const Late = lazy(() => new Promise<{ default: ComponentType }>((done) => (arrive = done)));
  const chrome = root();
  chrome.render(<Chrome Late={Late} />);
  await after(50);
  // React shows it 300 ms after what stood in its place.
  arrive({ default: () => 'late' });
  await after(100);
  const page = root();
  page.render(
    <NavigationRoot>
      <Slow ms={400} />
      <Navigate to="/to/" replace />
    </NavigationRoot>,
  );
  await after(600);
  expect(errors).toEqual([]);
  expect(document.body.textContent).toBe('/to/late');
  page.unmount();
  chrome.unmount();
  window.removeEventListener('error', handleError);
  act.IS_REACT_ACT_ENVIRONMENT = true;
});
