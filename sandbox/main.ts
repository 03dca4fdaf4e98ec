import {runCommand} from './commands'

void runCommand(process.argv.slice(2), process.env).then((code) => {
  if (code !== undefined) process.exit(code)
})
