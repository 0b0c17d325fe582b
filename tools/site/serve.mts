// node scripts/run.mjs site/serve <folder> <port> [base URL]: serves a built site like a static host.
import { startStaticServer } from './static-host.ts';

const [folder = 'build', port = '4173', baseUrl = '/'] = process.argv.slice(2);
const { url } = await startStaticServer({ folder, port: Number(port), baseUrl });
process.stdout.write(`serving ${folder} at ${url}\n`);
