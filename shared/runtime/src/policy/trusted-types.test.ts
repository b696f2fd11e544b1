import { installPolicies, trustedAddress } from './trusted-types';

type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1];

const policies: Record<string, Rules> = {};

beforeAll(() => {
  window.trustedTypes = {
    createPolicy: (name, rules) => {
      policies[name] = rules;
      return { createScriptURL: (address) => ({ trusted: rules.createScriptURL?.(address) }) };
    },
  };
  installPolicies();
});

const own = '/releases/mf-services/1.0.0/remoteEntry.js?attempt=1';

test('scripts come from the releases of this site', () => {
  expect(trustedAddress(own)).toEqual({ trusted: own });
  for (const address of [
    'https://evil.example/releases/mf-services/1.0.0/a.js',
    '//evil.example/releases/a/b/c.js',
    '/media/uploads/a.js',
    '/releases/../media/uploads/a/b.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1',
  ])
    expect(() => trustedAddress(address)).toThrow(TypeError);
});

test('the default policy lets style text through and refuses markup and plain script addresses', () => {
  const { createHTML, createScriptURL } = policies.default ?? {};
  expect(createHTML?.('.ant-btn{color:red}')).toBe('.ant-btn{color:red}');
  expect(createHTML?.('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createScriptURL?.(own)).toBeNull();
  expect(policies.default).not.toHaveProperty('createScript');
});

test('no third policy is made, and none twice', () => {
  installPolicies();
  expect(Object.keys(policies).sort()).toEqual(['default', 'harbor']);
});
