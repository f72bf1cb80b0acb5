// src/energy/visible-devices.ts
/**
* The devices that a program will see, of those that the driver lists: what `CUDA_VISIBLE_DEVICES` names, by index or by
* the beginning of a UUID. As in CUDA, a name that fits none hides itself and all after it.
*/
function visibleDevices(devices, setting) {
	if (setting === void 0) return {
		devices,
		partitions: false
	};
	const chosen = [];
	let partitions = false;
	for (const name of setting.split(",").map((each) => each.trim())) {
		if (name.startsWith("MIG-")) partitions = true;
		const found = /^\d+$/.test(name) ? devices.find((device) => device.index === Number(name)) : name.length > 4 && devices.find((device) => device.id?.startsWith(name));
		if (!found) break;
		if (!chosen.includes(found)) chosen.push(found);
	}
	return {
		devices: chosen,
		partitions
	};
}
export { visibleDevices as t };
