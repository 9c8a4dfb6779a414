/** One of them may be a part; several are extras. In the singular. */
export const ENGLISH_IN_NUMBER: ReadonlySet<string> = new Set(
  `
student soldier guard sailor fisherman deckhand worker officer cop nurse 
firefighter prisoner inmate musician dancer customer
guest passenger man woman boy girl child kid kids trucker farmer rancher cowboy biker hiker jogger
cyclist skier swimmer surfer lifeguard sunbather family couple teenager toddler senior nun monk
priest altar_boy bridesmaid groomsman partygoer reveler clubber bouncer dealer croupier gambler
ballerina roadie groupie stagehand juror lawyer warden trooper deputy agent commando marine
recruit cadet refugee peasant knight servant courtier pirate longshoreman miner
lumberjack mechanic welder cleaner chef secretary executive
trader pilgrim protester striker rioter looter hostage doctor surgeon patient teacher professor
cheerleader player referee zombie villager extra neighbor tenant thug henchman gangster robber
detective technician scientist engineer astronaut
`
    .trim()
    .split(/\s+/),
);
