// Serves a built site like a static host: /page serves page.html, and missing pages get 404.html with status
// 404. node scripts/run.mjs site/serve <folder> <port> [base URL]
import { startStaticServer } from './static-host.ts';

const [folder = 'build', port = '4173', baseUrl = '/'] = process.argv.slice(2);
const { url } = await startStaticServer({ folder, port: Number(port), baseUrl });
process.stdout.write(`serving ${folder} at ${url}\n`);
