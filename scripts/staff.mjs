// `npm run staff -- <command>`: what staff do with orders, forms, refunds, reviews, coupons and tickets, from a terminal.
import { checkNode } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { commands } from './staff/commands.mjs';
import { helpOf, overview } from './staff/help.mjs';
import { readInput } from './staff/input.mjs';
import { Refused, staffSession } from './staff/session.mjs';

checkNode();
const [name, ...rest] = process.argv.slice(2);
const command = commands.find((one) => one.name === name);
if (!name || name === 'help' || name === '--help') {
  const asked = commands.find((one) => one.name === rest[0]);
  console.log(asked ? helpOf(asked) : overview(commands));
  process.exit(0);
}
if (!command) giveUp(`没有“${name}”这个命令。`, overview(commands));
if (rest.includes('--help')) {
  console.log(helpOf(command));
  process.exit(0);
}

try {
  const input = readInput(command, rest);
  // Some work without a site: they print a code, or make the first administrator.
  const session = command.local ? undefined : await staffSession(input.site);
  say(await command.run(session, input.values));
} catch (error) {
  giveUp(error.message, error instanceof Refused ? error.reasons : helpOf(command));
}
