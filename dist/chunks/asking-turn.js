import { nt as lockFile, on as campaignFiles } from "./work.js";
// src/campaign/asking-turn.ts
/**
* Waits until no other process asks models for a campaign, and holds it for this one: what a process reserves of the budget, and
* which calls it makes, another one does not see.
*/
const takeAskingTurn = (campaign, logger) => lockFile(campaignFiles.askingLock(campaign), () => logger.info("waiting: another greenml asks for this campaign"));
export { takeAskingTurn as t };
