import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { currentPosition, Navigate, NavigationRoot, navigate } from '.';

const here = () => currentPosition().location.pathname;

function Witness({ saw }: { saw: string[] }) {
  useEffect(() => {
    saw.push(here());
  }, [saw]);
  return null;
}

test('leads on only after the effects of the page have run', async () => {
  navigate('/from/');
  const saw: string[] = [];
  render(
    <NavigationRoot>
      <Navigate to="/to/" replace />
      <Witness saw={saw} />
    </NavigationRoot>,
  );
  await waitFor(() => expect(here()).toBe('/to/'));
  expect(saw).toEqual(['/from/']);
});

test('leads nowhere once it is gone', async () => {
  navigate('/from/');
  const { unmount } = render(
    <NavigationRoot>
      <Navigate to="/to/" replace />
    </NavigationRoot>,
  );
  unmount();
  await Promise.resolve();
  expect(here()).toBe('/from/');
});
