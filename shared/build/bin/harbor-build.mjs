#!/usr/bin/env node
// Sources of the preset are TypeScript, which Node 20 does not run by itself.
import { register } from 'tsx/esm/api';

register();
await import('../src/cli.ts');
