const e=async({context:e})=>(await e.stderr.write(`error: this command is not in the Action; install the package backtrail
`),3);export{e as run};