import { createAdmin } from './boot/create-admin';

const [, , phone = ''] = process.argv;
createAdmin(phone, process.env).then(
  (said) => void process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
